/**
 * Writes the sound of the example site, a wave that breaks and runs out: `node tools/halden/sound.mjs`. It is filtered noise from a
 * seed, so the same version writes the same file. The file is committed, like the images.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../examples/sounds');

/** Samples a second. Every browser plays 8-bit PCM. */
const rate = 8000;
const seconds = 7;

/** Returns random numbers from -1 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** The loudness of the wave at a time: it rolls in, breaks, and runs out. It is silent at both ends. */
function loudness(time) {
  const roll = Math.exp(-(((time - 2.6) / 1.1) ** 2));
  const runOut = time > 2.6 ? Math.exp(-(time - 2.6) / 1.4) : 0;
  const fade = Math.min(1, time / 0.5, (seconds - time) / 1.5);
  return (0.12 + 0.5 * roll + 0.3 * runOut) * fade;
}

/** Draws the samples: noise whose brightness follows the wave. */
function drawSamples() {
  const random = randomFrom(41);
  let low = 0;
  return Uint8Array.from({ length: rate * seconds }, (_, index) => {
    const time = index / rate;
    const volume = loudness(time);
    low += (random() - low) * (0.05 + 0.6 * volume);
    return Math.round(128 + 127 * Math.max(-1, Math.min(1, low * volume * 1.1)));
  });
}

/** Returns a WAV file with one channel of 8 bits (http://soundfile.sapp.org/doc/WaveFormat/). */
function wav(samples) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'wave.wav'), wav(drawSamples()));
