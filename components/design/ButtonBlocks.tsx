import { onSurface } from '../theme/onSurface';
import styled from 'styled-components';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { IconButton, IconLink } from '../ui/buttons/IconButton';
import { Row } from '../ui/layout/Row';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { TextLink } from '../ui/buttons/TextLink';
import { MediaRows, MediaRow } from '../ui/cards/MediaRow';
import { Picture } from '../ui/media/Picture';
import { tokens } from '../theme/tokens';
import { Units } from '../ui/text/Units';
import { Block, State } from './Block';

const states = [
  ['Rest', undefined],
  ['Hover', 'hover'],
  ['Pressed', 'pressed'],
  ['Focus', 'focus'],
] as const;

const variants = [
  { variant: 'primary', words: 'Join the Club', working: 'Joining', reason: undefined },
  { variant: 'outline', words: 'Take a tour', working: 'Opening', reason: undefined },
  { variant: 'gold', words: 'Claim for 60', working: 'Claiming', reason: '20 Units short' },
  { variant: 'quiet', words: 'Not now', working: 'Leaving', reason: undefined },
] as const;

export function ButtonBlock() {
  return (
    <Block title="Buttons" rule="48 high, 56 large, 40 small. Radius 4. Gold only pays or claims.">
      {variants.map(({ variant, words, working, reason }) => (
        <Row key={variant} $align="end" $gap="normal">
          {states.map(([label, shown]) => (
            <State key={label} label={label}>
              <Button variant={variant} data-shown={shown}>
                {words}
              </Button>
            </State>
          ))}
          <State label={reason === undefined ? 'Off' : 'Off, with the reason'}>
            <Button variant={variant} disabled={reason === undefined} disabledReason={reason}>
              {words}
            </Button>
          </State>
          <State label="Working">
            <Button variant={variant} working={working}>
              {words}
            </Button>
          </State>
        </Row>
      ))}
      <Row $align="end">
        <State label="Heroes">
          <ButtonLink href="#large" $size="large">
            Large, 56
          </ButtonLink>
        </State>
        <State label="Forms, cards">
          <ButtonLink href="#normal">Normal, 48</ButtonLink>
        </State>
        <State label="Header">
          <ButtonLink href="#small" $size="small">
            Small, 40
          </ButtonLink>
        </State>
        <State label="With an icon">
          <Button variant="outline" size="small" icon="retry">
            Retry
          </Button>
        </State>
        <State label="Icon, 44">
          <IconLink href="#twitter" aria-label="Twitter">
            <Icon name="twitter" size="normal" />
          </IconLink>
        </State>
        <State label="Icon, bare">
          <IconButton icon="burger" label="Menu" iconSize="large" isBare />
        </State>
        <State label="Link with arrow">
          <ArrowLink href="#news">All news</ArrowLink>
        </State>
        <State label="Small">
          <ArrowLink href="#units" $size="small">
            Units
          </ArrowLink>
        </State>
        <State label="Link in text">
          <TextLink href="#terms" style={{ lineHeight: '44px' }}>
            terms of use
          </TextLink>
        </State>
      </Row>
    </Block>
  );
}

const rows = [
  ['hollow-north', 'Light nine beacons in one night', 'Hollow North, ends in 3 days', '50'],
  ['emberfall', 'Keep one lamp lit for a whole storm', 'Emberfall', '20'],
] as const;

export function PaperBlock() {
  return (
    <Block
      title="On paper"
      rule="Same anatomy, ink text. Rarity colors stay on ink: on paper they live inside art or an ink card."
    >
      <Sheet>
        <Row>
          <Button>Join the Club</Button>
          <Button variant="outline">See the challenges</Button>
          <Button variant="outline" data-shown="hover">
            Hover
          </Button>
          <Button variant="outline" data-shown="focus">
            Focus
          </Button>
          <Button disabled>Off</Button>
          <ArrowLink href="#news">All news</ArrowLink>
        </Row>
        <MediaRows>
          {rows.map(([id, title, detail, units]) => (
            <MediaRow
              key={id}
              picture={<Picture src={`/static/design/${id}.webp`} width={112} height={112} alt="" isCover />}
              title={title}
              detail={detail}
              end={<Units label={`${units} Units`}>+{units}</Units>}
            />
          ))}
        </MediaRows>
      </Sheet>
    </Block>
  );
}

const Sheet = styled.div.attrs(onSurface('paper'))`
  display: grid;
  gap: 24px;
  padding: clamp(20px, 3vw, 28px);
  border-radius: ${tokens.radius.card};
`;
