/** Whether only this machine can reach a host name. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|::1|\[::1\]|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(host);
