/** English messages of the files of a form. The specification defines those before the comment (docs/spec.md#widgets-8). */
export const messages = {
  'file-too-large': 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'file-type': 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  'file-upload-incomplete': 'File upload failed to complete',
  'file-upload-failed': 'There was a problem while uploading your file.',
  'file-rename-failed': 'There was a problem while renaming your file.',
  'file-processing-failed': 'File processing failed',
  'file-processing-cancelled': 'File processing cancelled',
  'file-processing-incomplete': 'File processing failed to complete',

  /** From here on, the messages are not part of the specification. */
  'file-too-many': { one: 'Choose only one file.', other: 'Choose at most {n} files.' },
  /** The accepted kinds of `fileTypeMessage`, as a list: other languages need words around them. */
  'file-kinds': '{kinds}',
  'file-kind-image': 'image',
  'file-kind-video': 'video',
  'file-kind-audio': 'audio',
  'file-list': 'Chosen files',
  'file-drop': 'Drop files here',
  'file-remove': 'Remove {fileName}',
  'file-cancel': 'Cancel upload',
  'file-progress': 'Uploading files: {percent} %',
} as const;
