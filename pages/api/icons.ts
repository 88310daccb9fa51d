import { iconSprite } from '../../components/ui/icons/iconSprite';
import { sendFile } from '../../deploy/site/sendFile';

/** `/icons.<hash>.svg`. */
export default sendFile({
  type: 'image/svg+xml',
  cacheControl: 'public, max-age=31536000, immutable',
  make: () => iconSprite,
});
