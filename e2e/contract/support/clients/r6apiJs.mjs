import R6API from 'r6api.js';
import { task, report } from './report.mjs';

const { email, password, profileId, friendId } = task;
const balanceUrl = 'https://public-ubiservices.ubi.com/v1/profiles/me/club/aggregation/website/newbalance';

const api = new R6API({ email, password });

report({
  session: await api.getAuth(),
  byName: await api.findByUsername('uplay', 'northwind'),
  byProfileId: await api.findById('all', [profileId, friendId]),
  byUserId: await api.findById('all', friendId, { isUserId: true }),
  byIdOnPlatform: await api.findById('uplay', friendId),
  played: await api.getProfileApplications(profileId, { fetchApplications: true }),
  statuses: await api.getUserStatus([profileId, friendId], { fetchApplications: true }),
  balance: await api.custom(balanceUrl),
});
