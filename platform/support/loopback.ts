/** True for a loopback name or address. */
export const isLoopback = (host: string) => /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(host);
