// Imported before a program: when that ends, it writes what it has used to the fourth channel.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Threads end too, and their process counts what they use.
if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS }));
  });
