/** Routes and the start of the server are bundles of their own, so they share the state of the process by this key. */
const key = Symbol.for('club.isStopping');

export const startStopping = (): void => void Reflect.set(globalThis, key, true);

export const isStopping = (): boolean => Reflect.get(globalThis, key) === true;
