/** True for a name or an address of this machine itself. */
export const isLoopback = (host: string) => /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(host);
