/** Whether the host is the machine of the developer. */
export const isLocalHost = (name: string): boolean => /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1]$/.test(name);
