import styled from 'styled-components';
import { PageHead } from '../../head/PageHead';
import { ClubLink } from '../../navigation/ClubLink';
import { aboutItems, visitorItems, type MenuItem } from '../../shell/menu/menuItems';
import { randomFrom } from '../../sky/geometry';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { StarMark } from '../../ui/icons/StarMark';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { FortuneCookie } from '../FortuneCookie/FortuneCookie';

const failureTexts = {
  opening: 'errors.failure.opening',
  sentence: 'errors.failure.sentence',
  line1: 'errors.failure.line1',
  line2: 'errors.failure.line2',
  retry: 'ui.tryAgain',
} as const;

const notFoundTexts = {
  opening: 'errors.notFound.opening',
  sentence: 'errors.notFound.sentence',
  line1: 'errors.notFound.line1',
  line2: 'errors.notFound.line2',
} as const;

interface ErrorScreenProps {
  /** 404 by default (spec 9, Other). */
  statusCode?: number;
}

/** Spec 2, 404 page: index (Explore), challenges, rewards, sam, discount, starplayers and units. */
const menuItems: readonly MenuItem[] = [
  ...visitorItems.filter(({ page }) => page === 'index'),
  ...(['challenges', 'rewards', 'sam', 'discount', 'starplayers', 'units'] as const).flatMap((name) =>
    aboutItems.filter(({ page }) => page === name),
  ),
];

/** The screen for unknown addresses (404) and for failed pages (5xx). */
export function ErrorScreen({ statusCode = 404 }: ErrorScreenProps) {
  const t = useTexts();
  const isFailure = statusCode >= 500;
  const texts = isFailure ? failureTexts : notFoundTexts;
  const sentence = t(texts.sentence);
  return (
    <NightSection>
      <PageHead title={String(statusCode)} description={sentence} isHidden isError />
      <NightSky />
      <Wrap>
        <FortuneColumns>
          <div>
            <StatusCode>{statusCode}</StatusCode>
            <FortuneOpening>{t(texts.opening)}</FortuneOpening>
            <VisuallyHidden as="p">{sentence}</VisuallyHidden>
            {isFailure && (
              <RetryRow>
                <Button onClick={() => window.location.reload()}>{t('ui.tryAgain')}</Button>
              </RetryRow>
            )}
          </div>
          <CookiePicture>
            <FortuneCookie label={t('errors.screen.picture')} lines={[t(texts.line1), t(texts.line2)]} />
          </CookiePicture>
        </FortuneColumns>
        <OtherPages>
          <OtherPagesHeading>{t('errors.screen.instead')}</OtherPagesHeading>
          <PageLinks>
            {menuItems.map(({ page, to, label }) => (
              <li key={page}>
                <PageLink to={to}>
                  <StarMark size={14} />
                  {t(label)}
                </PageLink>
              </li>
            ))}
          </PageLinks>
        </OtherPages>
      </Wrap>
    </NightSection>
  );
}

const { color, control, font, line, on } = tokens;

const NightSection = styled.section`
  position: relative;
  overflow: hidden;
  padding: 64px 0 56px;
  background: radial-gradient(60% 70% at 68% 44%, #152449 0, ${color.ink900} 60%, ${color.ink950} 100%);

  ${media.below.laptop} {
    padding: 32px 0 40px;
  }
`;

const FortuneColumns = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 24px;
  align-items: center;
  min-height: 600px;

  ${media.below.laptop} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 8px;
    min-height: 0;
  }
`;

const StatusCode = styled.h1`
  margin-left: -0.04em;
  font: 600 clamp(6rem, 3rem + 10vw, 11.5rem) / 0.82 ${font.display};
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
`;

const FortuneOpening = styled.p`
  margin-top: 40px;
  font: 500 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.35 ${font.display};

  ${media.below.laptop} {
    margin-top: 20px;
  }
`;

const RetryRow = styled.div`
  margin-top: 24px;
`;

const CookiePicture = styled.div`
  svg {
    width: 108%;
    max-width: none;
    height: auto;
    margin-left: -4%;
  }

  ${media.below.laptop} {
    margin: 0 -12px;

    svg {
      width: 100%;
      margin: 0 auto;
      max-width: 620px;
    }
  }
`;

const OtherPages = styled.div`
  margin-top: 8px;
  padding-top: 28px;
  border-top: 1px solid ${line.hairline};
`;

const OtherPagesHeading = styled.p`
  font-size: clamp(0.9375rem, 4.1vw, 1.125rem);
`;

const PageLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 16px;

  ${media.below.laptop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 16px;
  }
`;

const PageLink = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${control.tap};
  font: 600 1.125rem / 1.2 ${font.display};

  &:hover {
    color: ${on.gold};
  }
  > svg {
    flex: none;
    color: ${color.gold};
    transition: transform ${tokens.duration.fade}ms;
  }
  &:hover > svg {
    transform: scale(1.3);
  }
`;

const width = 1600;

const height = 1100;

const random = randomFrom(9);

/** Faint and bright stars: a zero-length line with round ends is a dot. */
const dots = Array.from({ length: 420 }, () => ({
  at: `M${Math.round(random() * width)} ${Math.round(random() * height)}h0`,
  brightness: random() ** 5,
}));

const layers = [0, 0.1, 0.4].map((from, index, all) => ({
  path: dots
    .filter(({ brightness }) => brightness >= from && brightness < (all[index + 1] ?? 2))
    .map(({ at }) => at)
    .join(''),
  opacity: [0.17, 0.3, 0.6][index],
  size: [0.95, 1.4, 2.4][index],
}));

/** Faint stars behind the error screen. */
function NightSky() {
  return (
    <StarField viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden>
      {layers.map(({ path, opacity, size }) => (
        <path key={size} d={path} opacity={opacity} strokeWidth={size} />
      ))}
    </StarField>
  );
}

const StarField = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: #dce5ff;
  stroke-linecap: round;
`;
