import { isStopping } from '../../deploy/site/isStopping';
import { sendStatus } from '../../deploy/site/sendStatus';

/** The services may be down: pages are served without them. */
export default sendStatus(() => !isStopping());
