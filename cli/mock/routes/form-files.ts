/** The calls that upload the files of a form, in parts; a part that was lost is sent again from the last offset. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import type { StoredFile } from '../state/files.ts';
import type { SchemaKit } from './route.ts';
import { route } from './route.ts';

type Code = 'mock-file-unknown' | 'mock-file-too-large' | 'mock-file-name' | 'mock-file-offset' | 'mock-file-excess';

const path = '/api/form/files/:id';

const refuse = (context: Context, status: 404 | 409 | 413 | 422, code: Code, more: object = {}): Response =>
  context.json({ code, error: formatMessage(messages[code], { ...more }), ...more }, status);

const answerFile = (context: Context, id: string, { offset, size, state }: StoredFile): Response =>
  context.json({ id, offset, size, state });

const fileIn = ({ z, text, wordOf }: SchemaKit) =>
  z
    .looseObject({
      id: text('Id of the file: the value of its field in the submission.'),
      offset: z.int().describe('Number of bytes that have arrived.'),
      size: z.int().describe('Number of bytes of the whole file.'),
      state: wordOf('State of the file.', ['uploading', 'processing', 'ready', 'failed', 'cancelled']),
    })
    .meta({ id: 'File', description: 'A file of a form.' });

const params = ({ z, text }: SchemaKit) => z.object({ id: text('Id of the file.') });

/** Whether a server can store a file under this name. */
const isUsableName = (name: string): boolean => /[^.\s]/.test(name) && !/[/\\\p{Cc}]/u.test(name);

const create = route({
  method: 'POST',
  path: '/api/form/files',
  name: 'CreateFile',
  summary: 'Announces a file of a form. Its bytes follow in parts.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({
    json: z.looseObject({
      formId: text('Id of the form.'),
      fieldId: text('Id of the field.'),
      name: z.string().max(255).describe('Name of the file.'),
      size: z.int().min(0).describe('Number of bytes.'),
      type: text('Media type; empty if the browser does not know it.'),
    }),
  }),
  gives: (kit) => ({ 200: fileIn(kit) }),
  sample: { json: { formId: 'contact', fieldId: 'photo', name: 'beach.txt', size: 5, type: 'text/plain' } },
  answer(context, { files, options: { maxFileSize } }, { json }) {
    const { formId, fieldId, name, size, type } = json;
    if (size > maxFileSize) return refuse(context, 413, 'mock-file-too-large', { maxSize: maxFileSize });
    if (!isUsableName(name)) return refuse(context, 422, 'mock-file-name');
    const { id, file } = files.create({ formId, fieldId, name, size, type });
    return answerFile(context, id, file);
  },
});

const append = route({
  method: 'PATCH',
  path,
  name: 'AppendToFile',
  summary: 'Adds a part at the end of a file. With status 409, the part has another offset than the end of the file.',
  kind: 'call',
  crumb: 'query',
  takes: (kit) => ({
    params: params(kit),
    headers: kit.z.looseObject({
      'upload-offset': kit.z
        .string()
        .regex(/^\d{1,15}$/, 'mock-tail')
        .describe('Offset of the part in the file, in bytes.'),
    }),
    bytes: 'The bytes of the part.',
  }),
  gives: (kit) => ({ 200: fileIn(kit) }),
  sample: { params: { id: '{CreateFile/id}' }, headers: { 'upload-offset': '0' }, bytes: 'beach' },
  async answer(context, { files }, { params: { id }, headers }) {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    // No await below this line: two parts with the same offset must not both be added.
    const file = files.get(id);
    if (!file) return refuse(context, 404, 'mock-file-unknown');
    const { offset, size } = file;
    if (Number(headers['upload-offset']) !== offset) return refuse(context, 409, 'mock-file-offset', { offset });
    if (bytes.length > size - offset) return refuse(context, 422, 'mock-file-excess', { size });
    return answerFile(context, id, files.append(id, file, bytes));
  },
});

const read = route({
  method: 'GET',
  path,
  name: 'ReadFile',
  summary: 'How many bytes of a file have arrived, and its state.',
  kind: 'call',
  takes: (kit) => ({ params: params(kit) }),
  gives: (kit) => ({ 200: fileIn(kit) }),
  sample: { params: { id: '{CreateFile/id}' } },
  answer(context, { files }, { params: { id } }) {
    const file = files.get(id);
    return file ? answerFile(context, id, file) : refuse(context, 404, 'mock-file-unknown');
  },
});

const remove = route({
  method: 'DELETE',
  path,
  name: 'RemoveFile',
  summary: 'Removes a file whose upload the visitor has cancelled.',
  kind: 'call',
  crumb: 'query',
  takes: (kit) => ({ params: params(kit) }),
  gives: ({ empty }) => ({ 200: empty }),
  sample: { params: { id: '{CreateFile/id}' } },
  answer(context, { files }, { params: { id } }) {
    files.remove(id);
    return context.json({});
  },
});

export const formFiles = [create, append, read, remove] as const;
