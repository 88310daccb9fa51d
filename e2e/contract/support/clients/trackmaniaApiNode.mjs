import { getProfilesById, loginUbi } from 'trackmania-api-node';
import { task, tell } from './tell.mjs';

const { email, password, friendId } = task;

const session = await loginUbi(Buffer.from(`${email}:${password}`).toString('base64'));

tell({ session, byId: await getProfilesById(session.ticket, [friendId]) });
