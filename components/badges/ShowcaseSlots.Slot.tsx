import { useIntl } from 'react-intl';
import type { Badge } from '../../services/clubWebsite/types';
import { IconButton } from '../ui/buttons/IconButton';
import { Buttons, Emblem, Empty, Name, Note } from './ShowcaseSlots.styles';
import { showcaseTemplates } from './showcase.messages';

interface ShowcaseSlotProps {
  badge: Badge;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onRemove: () => void;
}

/** A slot with a badge in it. A button at the end of its way stays reachable, so that the keyboard does not fall off. */
export function ShowcaseSlot({ badge: { name, gameTitle, imageUrl }, isFirst, isLast, ...on }: ShowcaseSlotProps) {
  const { formatMessage } = useIntl();
  const { onMove, onRemove } = on;
  return (
    <>
      {imageUrl === null ? <Empty /> : <Emblem src={imageUrl} width="96" height="96" alt="" draggable={false} />}
      <div>
        <Name>{name}</Name>
        <Note>{gameTitle}</Note>
      </div>
      <Buttons>
        <IconButton
          icon="chevron"
          iconSize="small"
          isBare
          data-way="earlier"
          label={formatMessage(showcaseTemplates.earlier, { name })}
          aria-disabled={isFirst}
          onClick={({ currentTarget }) => !isFirst && onMove(-1, currentTarget)}
        />
        <IconButton
          icon="close"
          iconSize="small"
          isBare
          label={formatMessage(showcaseTemplates.remove, { name })}
          onClick={onRemove}
        />
        <IconButton
          icon="chevron"
          iconSize="small"
          isBare
          data-way="later"
          label={formatMessage(showcaseTemplates.later, { name })}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => !isLast && onMove(1, currentTarget)}
        />
      </Buttons>
    </>
  );
}
