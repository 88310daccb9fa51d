/** @jest-environment node */
import { readEnvironment } from '../http/environment';
import { createSignOn } from './signOnSdk';

it("rejects with 'Must be in browser' where there is none", async () => {
  const { login, getTicket, logout } = createSignOn({ environment: readEnvironment({}), fetch });
  for (const ask of [() => login('en-US'), getTicket, () => logout('en-US')])
    await expect(ask()).rejects.toThrow('Must be in browser');
});
