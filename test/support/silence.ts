/** Returns the URL of a silent recording, which needs no codec. */
export function silence(seconds = 1): string {
  const rate = 8000;
  const length = rate * seconds;
  const bytes = new DataView(new ArrayBuffer(44 + length));
  const texts = { 0: 'RIFF', 8: 'WAVE', 12: 'fmt ', 36: 'data' };
  for (const [at, text] of Object.entries(texts))
    for (const [index, letter] of [...text].entries()) bytes.setUint8(Number(at) + index, letter.charCodeAt(0));
  bytes.setUint32(4, 36 + length, true);
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  bytes.setUint32(40, length, true);
  for (let index = 44; index < bytes.byteLength; index += 1) bytes.setUint8(index, 128);
  return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }));
}
