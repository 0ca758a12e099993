const [writer, reader] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];

/** Returns a copy of a text that is not a slice, which would keep the text around it in memory: that of a whole page. */
export const withoutParent = (text: string): string => reader.decode(writer.encode(text));
