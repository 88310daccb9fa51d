/** Every demo player signs in with it. */
export const demoPassword = 'meridian-demo';
