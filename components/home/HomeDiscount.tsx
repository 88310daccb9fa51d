import { DiscountFinePrint } from '../discount/DiscountFinePrint';
import { Ticket } from '../discount/Ticket';
import { drawingAddress } from '../drawings/drawingAddress';
import { PageArrow } from '../navigation/PageArrow';
import { Columns } from '../ui/layout/Columns';
import { Section } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';

export const HomeDiscount = () => {
  const t = useTexts();
  return (
    <Section>
      <Columns $widths="5fr 7fr" $stackedGap="32px" $align="center">
        <div>
          <SectionIntro isStacked title={t('discount.title')} lead={t('discount.lead')} />
          <DiscountFinePrint />
          <PageArrow to={{ page: 'discount' }}>{t('home.discount.more')}</PageArrow>
        </div>
        <Ticket
          paper={
            // As HTML, because an image of SVG loads at once, before the scripts.
            <foreignObject width="720" height="410">
              <img src={drawingAddress('ticket')} width="720" height="410" alt="" loading="lazy" />
            </foreignObject>
          }
        />
      </Columns>
    </Section>
  );
};
