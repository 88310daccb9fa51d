import { DiscountFinePrint } from '../discount/DiscountFinePrint';
import { Ticket } from '../discount/Ticket';
import { drawingAddress } from '../drawings/drawingAddress';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
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
          <ArrowLink as={ClubLink} to={{ page: 'discount' }}>
            {t('home.discount.more')}
          </ArrowLink>
        </div>
        <Ticket paper={<image href={drawingAddress('ticket')} width="720" height="410" />} />
      </HomeColumns>
    </Section>
  );
};
