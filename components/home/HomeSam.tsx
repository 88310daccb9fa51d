import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { drawingAddress } from '../drawings/drawingAddress';
import { PageArrow } from '../navigation/PageArrow';
import { Phone } from '../sam/Phone';
import { WeekLine } from '../sam/WeekLine';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Band, Wrap } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { RichText } from '../ui/text/RichText';
import { useTexts } from '../ui/text/useTexts';

export function HomeSam({ games }: { games: readonly string[] }) {
  const { formatList } = useIntl();
  const t = useTexts();
  return (
    <PaperBand $surface="paper">
      <Columns>
        <PhoneArea>
          <GlobeDrawing src={drawingAddress('globe')} width={760} height={760} alt="" loading="lazy" decoding="async" />
          <Phone face={<img src={drawingAddress('face')} width={36} height={36} alt="" loading="lazy" />} />
        </PhoneArea>
        <TextColumn>
          <SectionIntro
            isStacked
            title={t('home.sam.title', { sam: brand.assistant })}
            lead={t('home.sam.lead', { sam: brand.assistant })}
          />
          <WeekLine />
          <p>{t('home.sam.friday')}</p>
          <div>
            {games.length > 0 && (
              <p>
                <RichText
                  id="home.sam.games"
                  values={{
                    sam: brand.assistant,
                    games: formatList([...games, t('home.sam.others')], { type: 'conjunction' }),
                  }}
                />
              </p>
            )}
            <PageArrow to={{ page: 'sam' }}>{t('home.sam.more', { sam: brand.assistant })}</PageArrow>
          </div>
        </TextColumn>
      </Columns>
    </PaperBand>
  );
}

const PaperBand = styled(Band)`
  padding-bottom: 0;
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;

  ${media.below.laptop} {
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

const PhoneArea = styled.div`
  position: relative;
  height: 600px;

  > [role='img'] {
    position: absolute;
    left: 88px;
    top: 0;
  }

  ${media.below.laptop} {
    height: 440px;

    > [role='img'] {
      left: 50%;
      width: 296px;
      height: 620px;
      margin-left: -148px;
    }
  }
`;

const GlobeDrawing = styled.img`
  position: absolute;
  left: -160px;
  bottom: -300px;
  max-width: none;
`;

const TextColumn = styled.div`
  padding-bottom: ${tokens.layout.section};

  ${media.below.laptop} {
    padding-bottom: 48px;
  }

  /* About Fridays. */
  ol + p {
    ${text.small}
    max-width: 46ch;
    margin-top: 16px;
    color: ${tokens.on.muted};
  }
  /* The games whose stats are read. */
  > div:last-child {
    max-width: 520px;
    margin-top: 36px;
    padding-top: 20px;
    border-top: 1px solid ${tokens.on.hairline};

    p {
      font-size: ${tokens.size.control};
      line-height: 1.7;
    }
  }
`;
