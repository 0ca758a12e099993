/** MurmurHash3 for 32 bits (https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp, public domain). */

const mixBlock = (block: number): number => {
  const first = Math.imul(block, 0xcc9e2d51);
  return Math.imul((first << 15) | (first >>> 17), 0x1b873593);
};

const scramble = (hash: number, shift: number, factor: number): number => Math.imul(hash ^ (hash >>> shift), factor);

/** Returns the hash of the UTF-8 bytes of a text: an integer from 0 to 2³² − 1. Lone surrogates count as U+FFFD. */
export function murmurHash(text: string, seed = 0): number {
  const bytes = new TextEncoder().encode(text);
  const { length } = bytes;
  const blocks = new DataView(bytes.buffer, bytes.byteOffset, length);
  const rest = length & ~3;
  let hash = seed;
  for (let at = 0; at < rest; at += 4) {
    hash ^= mixBlock(blocks.getUint32(at, true));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = length - 1; at >= rest; at -= 1) tail = (tail << 8) | (bytes[at] ?? 0);
  hash ^= mixBlock(tail) ^ length;
  hash = scramble(scramble(hash, 16, 0x85ebca6b), 13, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
