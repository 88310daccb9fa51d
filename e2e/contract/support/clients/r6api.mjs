import openApi from 'r6api';
import { task, tell } from './tell.mjs';

const { email, password, friendId } = task;
const onlyFatalErrors = { logLevel: 5 };

const api = openApi({ email, password }, onlyFatalErrors);

tell({
  authorization: await api.getAuthToken(),
  byName: await api.findByName('northwind'),
  byId: await api.getCurrentName(friendId),
});
