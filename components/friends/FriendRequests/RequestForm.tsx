import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectRequestError, selectPendingName } from '../../../store/friends/friendRequests/selectors';
import { safetyOpened } from '../../../store/friends/blocks/slice';
import { requestErrorDismissed, friendRequested } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useAddress } from '../../navigation/address';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/cards/Card';
import { TextField } from '../../ui/fields/TextField';
import { safetyMessages } from '../PlayerSafety/safety.messages';
import { rejectionMessages, requestsMessages } from './requests.messages';

/** The longest name that the platform allows. */
const longestName = 32;

/** Sends a friend request by name. The name is listed at once, and returns to the field if the request is rejected. */
export function RequestForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { query, change } = useAddress();
  const rejection = usePlayerSelector(selectRequestError);
  const isSending = usePlayerSelector(selectPendingName) !== null;
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const isFocusRequested = query.has('ask');
  useEffect(() => {
    if (!isFocusRequested) return;
    field.current?.focus();
    void change({ ask: null });
  }, [isFocusRequested, change]);

  const shown = name === '' && rejection ? rejection.name : name;
  const type = (typed: string) => {
    setName(typed);
    setIsMissing(false);
    if (rejection) dispatch(requestErrorDismissed());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = shown.trim();
    setIsMissing(wanted === '');
    if (wanted === '' || isSending) return;
    dispatch(friendRequested(wanted));
    setName('');
  };
  const openSafety = () => {
    const wanted = shown.trim();
    setIsMissing(wanted === '');
    if (wanted !== '') dispatch(safetyOpened({ pid: null, name: wanted }));
  };
  const rejectionText = rejection && formatMessage(rejectionMessages[rejection.reason], { name: rejection.name });

  return (
    <FormCard as="form" noValidate onSubmit={submit}>
      <Title>
        <FormattedMessage {...requestsMessages.form} />
      </Title>
      <TextField
        ref={field}
        label={formatMessage(requestsMessages.name)}
        hint={formatMessage(requestsMessages.nameHint)}
        error={isMissing ? formatMessage(requestsMessages.nameMissing) : rejectionText}
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
      <Button type="button" variant="quiet" size="small" isFull onClick={openSafety}>
        <FormattedMessage {...safetyMessages.open} />
      </Button>
    </FormCard>
  );
}

const FormCard = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 24px;
`;

const Title = styled.h2`
  ${text.t1}
`;
