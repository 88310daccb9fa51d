import { sendStatus } from '../../deploy/site/sendStatus';

/** `/health`: 200 while the process lives. */
export default sendStatus(() => true);
