import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Whether the rest of the body is at the client, not in a buffer that the app has yet to read. */
const isAwaited = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  !complete && readableLength < readableHighWaterMark;

/**
 * Disconnects clients that stop in the middle of a body: after `time` milliseconds without a byte, at the latest after
 * twice that. The `requestTimeout` of Node limits the whole request, and therefore ends slow uploads.
 */
export function limitIdleBodies(server: Server, time: number): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    if (!(Number(headers['content-length']) > 0 || headers['transfer-encoding'])) return;
    let received = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) clearInterval(timer);
      else if (socket.bytesRead === received && isAwaited(request)) {
        clearInterval(timer);
        if (!response.headersSent) socket.write(answer);
        socket.destroySoon();
      }
      received = socket.bytesRead;
    }, time).unref();
    request.once('close', () => clearInterval(timer));
  });
}
