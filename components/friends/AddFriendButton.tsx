import { useAddress } from '../navigation/address';
import { Button } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';

interface AddFriendButtonProps {
  size?: 'small';
  className?: string;
}

/** Opens the friend requests, with the focus in the field for a name. */
export function AddFriendButton(props: AddFriendButtonProps) {
  const t = useTexts();
  const { change } = useAddress();
  return (
    <Button {...props} variant="outline" icon="plus" onClick={() => void change({ view: 'requests', ask: '1' })}>
      <span>{t('friends.add')}</span>
    </Button>
  );
}
