import { useIntl } from 'react-intl';
import { PageHead } from '../head/PageHead';
import { aboutItems, visitorItems, type MenuItem } from '../shell/menu/menuItems';
import { Button } from '../ui/buttons/Button';
import { Wrap } from '../ui/layout/Wrap';
import { StarMark } from '../ui/icons/StarMark';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { Code, Frame, Instead, Links, Opening, Picture, Retry, Top, Way, Ways } from './ErrorScreen.styles';
import { errorScreenTexts, failureTexts, notFoundTexts } from './ErrorScreen.messages';
import { FortuneCookie } from './FortuneCookie';
import { NightSky } from './NightSky';

interface ErrorScreenProps {
  /** 404 where nothing else is known (spec 9, Other). */
  statusCode?: number;
}

/** Spec 2, 404 page: index (Explore), challenges, rewards, sam, discount, starplayers and units. */
const ways: readonly MenuItem[] = [
  ...visitorItems.filter(({ page }) => page === 'index'),
  ...(['challenges', 'rewards', 'sam', 'discount', 'starplayers', 'units'] as const).flatMap((name) =>
    aboutItems.filter(({ page }) => page === name),
  ),
];

/** The screen for an address that leads nowhere, and for a page that failed. */
export function ErrorScreen({ statusCode = 404 }: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  const isFailure = statusCode >= 500;
  const texts = isFailure ? failureTexts : notFoundTexts;
  const sentence = formatMessage(texts.sentence);
  return (
    <Frame>
      <PageHead title={String(statusCode)} description={sentence} isHidden isError />
      <NightSky />
      <Wrap>
        <Top>
          <div>
            <Code>{statusCode}</Code>
            <Opening>{formatMessage(texts.opening)}</Opening>
            <VisuallyHidden as="p">{sentence}</VisuallyHidden>
            {isFailure && (
              <Retry>
                <Button onClick={() => window.location.reload()}>{formatMessage(errorScreenTexts.retry)}</Button>
              </Retry>
            )}
          </div>
          <Picture>
            <FortuneCookie
              label={formatMessage(errorScreenTexts.picture)}
              lines={[formatMessage(texts.line1), formatMessage(texts.line2)]}
            />
          </Picture>
        </Top>
        <Ways>
          <Instead>{formatMessage(errorScreenTexts.instead)}</Instead>
          <Links>
            {ways.map(({ page, to, label }) => (
              <li key={page}>
                <Way to={to}>
                  <StarMark size={14} />
                  {formatMessage(label)}
                </Way>
              </li>
            ))}
          </Links>
        </Ways>
      </Wrap>
    </Frame>
  );
}
