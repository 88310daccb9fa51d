import { getProfilesById, loginUbi } from 'trackmania-api-node';
import { task, report } from './report.mjs';

const { email, password, friendId } = task;

const session = await loginUbi(Buffer.from(`${email}:${password}`).toString('base64'));

report({ session, byId: await getProfilesById(session.ticket, [friendId]) });
