import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { isSupportedLocale, supportedLocales } from '../../../services/locale/supportedLocales';
import { selectLocale } from '../../../store/locale/selectors';
import { localeChangeRequested } from '../../../store/locale/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { languageTexts } from './LanguageSelector.messages';
import { ownLanguageNames } from './ownLanguageNames';
import { useLanguageName } from './useLanguageName';
import { selectListStyle } from '../../ui/fields/selectListStyle';
import { useTypedChoice } from './useTypedChoice';

interface LanguageSelectorProps {
  /** Without a border and full width: in the menu on phones and in the account overlay. */
  isBare?: boolean;
}

/** Rewrites the current address with the selected locale (spec 2, Route table). A native select, for phones and screen readers. */
export function LanguageSelector({ isBare = false }: LanguageSelectorProps) {
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const locale = useAppSelector(selectLocale);
  const dispatch = useAppDispatch();
  const choose = (chosen: string) => {
    if (isSupportedLocale(chosen)) dispatch(localeChangeRequested(chosen));
  };
  const choice = useTypedChoice(locale, choose);
  return (
    <SelectBox $isBare={isBare}>
      <Icon name="globe" size="normal" />
      <select aria-label={formatMessage(languageTexts.label)} {...choice} {...measured('language')}>
        {supportedLocales.map((each) => (
          <option key={each} value={each} lang={each} title={languageName(each)}>
            {ownLanguageNames[each]}
          </option>
        ))}
      </select>
      <Icon name="chevron" size="small" />
    </SelectBox>
  );
}

const { color, control, line, radius } = tokens;

const bordered = css`
  border: 1px solid ${line.hairline};
  border-radius: ${radius.small};
  color: ${color.text};

  &:hover {
    border-color: ${line.hover};
  }
`;

const bare = css`
  width: 100%;
  color: ${color.muted};
`;

const SelectBox = styled.div<{ $isBare: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  height: ${control.tap};
  ${({ $isBare }) => ($isBare ? bare : bordered)}
  transition: border-color ${tokens.duration.fade}ms;

  ${media.noScript} {
    display: none;
  }

  > svg {
    position: absolute;
    left: ${({ $isBare }) => ($isBare ? 0 : 12)}px;
    pointer-events: none;
  }
  > svg:last-child {
    left: auto;
    right: ${({ $isBare }) => ($isBare ? 0 : 12)}px;
  }
  > select {
    width: 100%;
    height: 100%;
    padding: 0 ${({ $isBare }) => ($isBare ? '28px 0 30px' : '38px 0 42px')};
    border: 0;
    border-radius: inherit;
    background: none;
    appearance: none;
    font: 600 ${tokens.size.small} / 1.4 ${tokens.font.body};
    color: inherit;
    cursor: pointer;
    field-sizing: content;

    ${selectListStyle}
  }
`;
