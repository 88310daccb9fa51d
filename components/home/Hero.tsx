import styled from 'styled-components';
import { brand } from '../brand/brand';
import { Sky } from '../sky/Sky';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/buttons/Button';
import { Band, Wrap } from '../ui/layout/Section';
import { JoinButton } from '../login/JoinButton';
import { useTexts } from '../ui/text/useTexts';
import { HeroActions } from '../ui/sections/Hero';

export const tourId = 'tour';

/** The banner of the home page: animated sky, promise, join and tour buttons. `moreThan` is the rounded number of rewards. */
export function Hero({ moreThan }: { moreThan: number }) {
  const t = useTexts();
  return (
    <HeroBanner>
      <Sky
        wide={{ sky: 'hero', poleX: 'min(70.5%, 50% + 330px)', fade: 0.46 }}
        phone={{ sky: 'heroPhone', poleX: '84%', fade: 0.02 }}
      />
      <HeroText>
        <h1>{t('home.hero.promise')}</h1>
        <p>{t('home.hero.lead', { publisher: brand.shortPublisher, count: moreThan })}</p>
        <HeroActions>
          <JoinButton />
          <ButtonLink href={`#${tourId}`} $variant="outline" $size="large">
            {t('home.hero.tour')}
          </ButtonLink>
        </HeroActions>
      </HeroText>
    </HeroBanner>
  );
}

const HeroBanner = styled(Band)`
  padding: 0;
  min-height: clamp(680px, 57vw, 900px);

  ${media.below.tablet} {
    /* Lower on tall phones; on short ones the first button stays above what is fixed at the bottom of the window. */
    --text-top: clamp(120px, 100svh - 560px, 236px);
    min-height: 0;

    > [aria-hidden] {
      inset: 0 0 auto;
      height: calc(var(--text-top) + 232px);
    }
  }
`;

const HeroText = styled(Wrap)`
  padding-block: clamp(140px, 11.4vw, 196px) 56px;

  ${media.below.tablet} {
    padding-top: var(--text-top);
  }

  > h1 {
    ${text.d1}
    /* Three lines in English; as wide as its longest word where a language has longer ones. No language comes near to this width. */
    width: min-content;
    min-width: min(5.2em, 100%);
    max-width: 100%;
    overflow-wrap: break-word;
  }
  > p {
    ${text.lead}
    margin-top: 28px;
    max-width: 23em;
    color: ${tokens.color.skyLead};
  }
  > div {
    margin-top: 36px;

    ${media.below.tablet} {
      margin-top: 24px;
    }
  }

  /* Room for three and six lines, so that the buttons stay where they are when the fonts come: some languages need a line more or less then. */
  ${media.below.tablet} {
    > :is(h1, p) {
      align-content: end;
    }
    > h1 {
      min-height: 2.82em;
    }
    > p {
      min-height: 9.3em;
      margin-top: 44px;
    }
  }
`;
