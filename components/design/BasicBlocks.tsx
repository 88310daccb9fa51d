import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { iconPaths, type IconName } from '../ui/icons/iconPaths';
import { shortIconPaths } from '../ui/icons/shortIconPaths';
import { Block } from './Block';

const { color, font, on } = tokens;

const samples = [
  ['d1', 'Everything counts', 'd1, 46 to 100 px, line .94, −.03em'],
  ['d2', 'Three steps from playing', 'd2, 34 to 60 px, line 1.02, −.022em'],
  ['d3', 'Bring forty crates home', 'd3, 24 to 34 px, line 1.14'],
  ['t1', 'Stormglass Lantern', 't1, 19 to 22 px, line 1.25'],
  ['lead', 'Reach its stars before the week ends and bank the Units.', 'lead, 17 to 20 px, line 1.55, 56 characters'],
  [
    'body',
    'Deliver cargo to any harbour on the Salt Road. Alone or with a crew.',
    'body 16 px, line 1.6. Small 14, fine 13',
  ],
  ['count', '1 240   0 111   23:59', 'figures: Exo 2, tabular'],
] as const;

export function TypeBlock() {
  return (
    <Block title="Type" rule="Exo 2 speaks, Manrope explains. Weights 600 and 400.">
      <div>
        {samples.map(([name, sampleText, note]) => (
          <Sample key={name}>
            <SampleText $name={name}>{sampleText}</SampleText>
            <small>{note}</small>
          </Sample>
        ))}
      </div>
    </Block>
  );
}

const swatches = [
  ['Ink 950', color.ink950],
  ['Ink 900', color.ink900],
  ['Ink 800', color.ink800],
  ['Ink 700', color.ink700],
  ['Paper', color.paper],
  ['Action', color.action],
  ['Units', color.gold],
  ['Link', color.link],
  ['Common', color.common],
  ['Rare', color.rare],
  ['Epic', color.epic],
  ['Legendary', color.legendary],
  ['Exotic', color.exotic],
  ['Good', color.good],
  ['Bad', color.bad],
  ['Muted', color.muted],
] as const;

export function ColorBlock() {
  return (
    <Block title="Color" rule="One accent a view. Gold is Units and nothing else.">
      <Swatches>
        {swatches.map(([name, value]) => (
          <li key={name}>
            <i style={{ backgroundColor: value }} />
            <b>{name}</b>
            {value}
          </li>
        ))}
      </Swatches>
    </Block>
  );
}

const drawings = { ...iconPaths, ...shortIconPaths };
const iconNames = Object.keys(drawings).filter((name): name is IconName => name in drawings);

export function IconBlock() {
  return (
    <Block title="Icons" rule="24 grid, 1.5 stroke, round ends. Never filled, never alone without a name.">
      <Icons>
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Icons>
    </Block>
  );
}

const Sample = styled.p`
  display: grid;
  gap: 4px 24px;
  align-items: baseline;
  padding: 14px 0;
  border-top: 1px solid ${on.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  small {
    font: 500 0.8125rem / 1.4 ${font.body};
    color: ${on.muted};
  }

  ${media.from.laptop} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;

const SampleText = styled.span<{ $name: keyof typeof text }>`
  ${({ $name }) => text[$name]}
  ${({ $name }) => $name === 'd1' && 'font-size: clamp(2.875rem, 1rem + 5vw, 5rem);'}
  ${({ $name }) => $name === 'count' && 'font-size: 1.5rem;'}
  white-space: pre-wrap;
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  gap: 8px;

  li {
    font-size: 0.75rem;
    line-height: 1.35;
    color: ${on.muted};
  }
  i {
    display: block;
    height: 56px;
    margin-bottom: 8px;
    border: 1px solid ${on.hairline};
    border-radius: ${tokens.radius.small};
  }
  b {
    display: block;
    font: 600 0.8125rem / 1.3 ${font.display};
    color: ${on.text};
  }
`;

const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(56px, 1fr));
  gap: 24px 8px;
  color: #dde4fa;
`;
