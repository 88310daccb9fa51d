import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectRequestError, selectPendingName } from '../../store/friends/friendRequests/selectors';
import { requestErrorDismissed, friendRequested } from '../../store/friends/friendRequests/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { TextField } from '../ui/fields/TextField';
import { askTroubleTexts, requestsMessages } from './requests.messages';

/** Names on the platform are no longer than this. */
const longestName = 32;

/** Asks a player for a friendship, by name. The name goes to the list at once; one that was refused comes back. */
export function AskByName() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [query, change] = useAddressQuery();
  const trouble = useAppSelector(selectRequestError);
  const isAsking = useAppSelector(selectPendingName) !== null;
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const isWanted = query.has('ask');
  useEffect(() => {
    if (!isWanted) return;
    field.current?.focus();
    change({ ask: null });
  }, [isWanted, change]);

  const shown = name === '' && trouble ? trouble.name : name;
  const type = (typed: string) => {
    setName(typed);
    setIsMissing(false);
    if (trouble) dispatch(requestErrorDismissed());
  };
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = shown.trim();
    setIsMissing(wanted === '');
    if (wanted === '' || isAsking) return;
    dispatch(friendRequested(wanted));
    setName('');
  };
  const troubleText = trouble && formatMessage(askTroubleTexts[trouble.reason], { name: trouble.name });

  return (
    <Frame as="form" noValidate onSubmit={ask}>
      <Title>
        <FormattedMessage {...requestsMessages.ask} />
      </Title>
      <TextField
        ref={field}
        label={formatMessage(requestsMessages.name)}
        hint={formatMessage(requestsMessages.nameHint)}
        error={isMissing ? formatMessage(requestsMessages.nameMissing) : troubleText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestName}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="outline" isFull>
        <FormattedMessage {...requestsMessages.send} />
      </Button>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 24px;
`;

const Title = styled.h2`
  ${text.t1}
`;
