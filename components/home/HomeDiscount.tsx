import { DiscountFinePrint } from '../discount/DiscountFinePrint';
import { Ticket } from '../discount/Ticket';
import { drawingAddress } from '../drawings/drawingAddress';
import { PageArrow } from '../navigation/PageArrow';
import { Section } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';
import { HomeColumns } from './HomeColumns';

export const HomeDiscount = () => {
  const t = useTexts();
  return (
    <Section>
      <HomeColumns $widths="5fr 7fr" $align="center">
        <div>
          <SectionIntro isStacked title={t('discount.title')} lead={t('discount.lead')} />
          <DiscountFinePrint />
          <PageArrow to={{ page: 'discount' }}>{t('home.discount.more')}</PageArrow>
        </div>
        <Ticket paper={<image href={drawingAddress('ticket')} width="720" height="410" />} />
      </HomeColumns>
    </Section>
  );
};
