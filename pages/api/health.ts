import { sendStatus } from '../../deploy/site/sendStatus';

/** 200 while the process lives. */
export default sendStatus(() => true);
