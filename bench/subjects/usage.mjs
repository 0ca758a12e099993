// Imported before a program. When the program ends, writes its resource usage to file descriptor 3.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Only the main thread reports, because it includes the usage of its threads.
if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS }));
  });
