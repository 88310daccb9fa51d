import type { MessageTag } from 'react-intl';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../brand/brand';
import { Phone } from '../sam/Phone';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { starPath } from '../ui/icons/shapes';
import { weekdayNames } from '../ui/time/weekdayNames';
import { Columns, GlobeDrawing, Lead, Note, Reads, Section, Stage, Title, Week, Words } from './HomeSam.styles';

const messages = defineMessages({
  friday: {
    id: 'home.sam.friday',
    defaultMessage: 'New tips and answers each Friday, in time for the weekend.',
    description: 'Under a drawn week whose Friday is a star',
  },
  others: {
    id: 'home.sam.others',
    defaultMessage: 'others',
    description: 'Last item of a list of games: "Saltwatch, Emberfall and others"',
  },
});

const templates = defineMessages<{
  title: { sam: string };
  lead: { sam: string };
  games: { sam: string; games: string; b: MessageTag };
  more: { sam: string };
}>({
  title: {
    id: 'home.sam.title',
    defaultMessage: '{sam} remembers, so you can play',
    description: 'Heading; {sam} is the assistant',
  },
  lead: {
    id: 'home.sam.lead',
    defaultMessage:
      '{sam} is the club’s assistant on your phone. Ask how your week is going, what to finish next, or what your Units will buy.',
    description: 'Under the heading',
  },
  games: {
    id: 'home.sam.games',
    defaultMessage: '<b>{sam} reads your stats in</b> {games}. The list is not exhaustive.',
    description: '{games} is a list of game names that ends with "and others"',
  },
  more: { id: 'home.sam.more', defaultMessage: 'Meet {sam}', description: 'Link to the page about the assistant' },
});

const friday = 4;

/** The mobile assistant: a phone cropped by the edge, the week with its Friday, and the games it reads. */
export function HomeSam({ games }: { games: readonly string[] }) {
  const { locale, formatList, formatMessage } = useIntl();
  const days = weekdayNames(locale);
  return (
    <Section>
      <Columns>
        <Stage>
          <Globe />
          <Phone dayNames={days.narrow} />
        </Stage>
        <Words>
          <Title>
            <FormattedMessage {...templates.title} values={{ sam: brand.assistant }} />
          </Title>
          <Lead>
            <FormattedMessage {...templates.lead} values={{ sam: brand.assistant }} />
          </Lead>
          <Week aria-hidden>
            {days.narrow.map((name, day) =>
              day === friday ? (
                <li key={day} data-today>
                  <svg viewBox="0 0 24 24">
                    <path d={starPath(12, 12, 11, 0.3)} fill="currentColor" />
                  </svg>
                  {days.friday}
                </li>
              ) : (
                <li key={day}>
                  <i />
                  {name}
                </li>
              ),
            )}
          </Week>
          <Note>
            <FormattedMessage {...messages.friday} />
          </Note>
          <Reads>
            <p>
              <FormattedMessage
                {...templates.games}
                values={{
                  sam: brand.assistant,
                  b: (chunks) => <b>{chunks}</b>,
                  games: formatList([...games, formatMessage(messages.others)], { type: 'conjunction' }),
                }}
              />
            </p>
            <ArrowLink as={ClubLink} to={{ page: 'sam' }}>
              <FormattedMessage {...templates.more} values={{ sam: brand.assistant }} />
            </ArrowLink>
          </Reads>
        </Words>
      </Columns>
    </Section>
  );
}

/** Meridians behind the phone. */
function Globe() {
  const rays = Array.from({ length: 24 }, (_, k) => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)];
    return `M${(380 + cos * 150).toFixed(1)} ${(380 + sin * 150).toFixed(1)}L${(380 + cos * 378).toFixed(1)} ${(380 + sin * 378).toFixed(1)}`;
  }).join('');
  return (
    <GlobeDrawing viewBox="0 0 760 760" width="760" height="760" fill="none" aria-hidden>
      {[150, 210, 270, 330, 378].map((r) => (
        <circle key={r} cx="380" cy="380" r={r} />
      ))}
      <path d={rays} />
    </GlobeDrawing>
  );
}
