import { isStopping } from '../../deploy/site/isStopping';
import { sendStatus } from '../../deploy/site/sendStatus';

/** 200 while the process may get requests. The services may be down: pages are served without them. */
export default sendStatus(() => !isStopping());
