import { mockRoute, route } from '../routes/route.ts';

/** Responds with all files that forms have uploaded, by their ids. Their bytes are not kept. */
export const uploadedFiles = route({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/files',
  name: 'UploadedFiles',
  summary: 'All files that forms have uploaded.',
  gives: ({ z, text }) => ({
    200: z.object({
      files: z.record(
        z.string(),
        z.looseObject({
          formId: text('Id of the form.'),
          fieldId: text('Id of the field.'),
          name: text('Name of the file.'),
          size: z.int().describe('Number of bytes of the whole file.'),
          offset: z.int().describe('Number of bytes that have arrived.'),
          state: text('State of the file, as in ready.'),
          checksum: z.int().describe('CRC-32 of the bytes that have arrived.'),
        }),
      ),
    }),
  }),
  answer: (context, { state: { files } }) => context.json({ files }),
});
