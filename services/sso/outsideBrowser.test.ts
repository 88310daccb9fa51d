/** @jest-environment node */
import { readEnvironment } from '../http/environment';
import { createSignOn } from './signOnSdk';

it("rejects with 'Must be in browser' outside of a browser", async () => {
  const { login, getTicket, logout } = createSignOn({ environment: readEnvironment({}), fetch });
  for (const call of [() => login('en-US'), getTicket, () => logout('en-US')])
    await expect(call()).rejects.toThrow('Must be in browser');
});
