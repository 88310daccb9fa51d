import { checkResponse } from '../platform/fuzz/checkResponse';
import { forAll } from '../platform/fuzz/forAll';
import { httpClient } from '../platform/testing/httpClient';
import { runsOfTest } from '../platform/testing/fuzzRuns';
import type { FuzzRequest } from '../platform/fuzz/request';
import { readBuild, siteRequests } from '../deploy/fuzz/siteRequests';
import { test } from './support/test';

test('no address of the site breaks it, hangs, leads elsewhere or shows its inside', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const { send, close } = httpClient({ connections: 1 });
  const noTicket = () => Promise.resolve('');
  const check = (request: FuzzRequest) => checkResponse({ send, origin }, request, noTicket);
  const repeat = ({ seed, path }: { seed: number; path: string }) =>
    `FUZZ_SEED=${seed} FUZZ_PATH=${path} npm run e2e -- e2e/fuzz`;
  try {
    await forAll(siteRequests(await readBuild(origin)), check, { ...runsOfTest(500), repeat });
  } finally {
    close();
  }
});
