import openApi from 'r6api';
import { task, report } from './report.mjs';

const { email, password, friendId } = task;
const onlyFatalErrors = { logLevel: 5 };

const api = openApi({ email, password }, onlyFatalErrors);

report({
  authorization: await api.getAuthToken(),
  byName: await api.findByName('northwind'),
  byId: await api.getCurrentName(friendId),
});
