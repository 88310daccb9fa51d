import { useContext, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useAddress } from '../../navigation/address';
import { clientPart } from '../../ui/browser/clientPart';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/cards/Card';
import { selectReceivedRequests, selectSentRequests } from '../../../store/friends/friendRequests/selectors';
import { requestsRequested, requestErrorDismissed, friendRequested } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PoliciesNotice } from '../../profile/PoliciesNotice';
import { media } from '../../theme/tokens';
import { TextField } from '../../ui/fields/TextField';
import { useFocusOnWrong } from '../../ui/focus/useFocusOnWrong';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { RequestRows, RequestsSkeleton } from './RequestRows';
import { FriendsSection } from '../FriendsSkeleton';
import { OpenSafety } from '../PlayerSafety/OpenSafety';
import { ErrorCard } from '../../ui/feedback/Loadable';

// Few players have blocked anyone, and the list is below the requests.
const BlockedPlayers = clientPart(() =>
  import('../PlayerSafety/BlockedPlayers').then((module) => module.BlockedPlayers),
);

export function FriendRequests() {
  const t = useTexts();
  const ref = useFocusKept<HTMLDivElement>();
  const received = usePlayerSelector(selectReceivedRequests);
  const sent = usePlayerSelector(selectSentRequests);
  const { status, pendingName } = usePlayerSelector(({ friendRequests }) => friendRequests);
  const dispatch = useAppDispatch();
  const hasAny = received.length + sent.length > 0 || pendingName !== null;
  const isKnown = status === 'loaded' || hasAny;

  return (
    <Columns ref={ref}>
      {status === 'failed' && !hasAny ? (
        <ErrorCard title={t('requests.errorTitle')} onRetry={() => dispatch(requestsRequested())} headingLevel={2} />
      ) : (
        <Stack $gap={10}>
          <FriendsSection title={t('requests.received')}>
            {isKnown ? <RequestRows requests={received} pendingName={null} /> : <RequestsSkeleton />}
          </FriendsSection>
          <FriendsSection title={t('requests.sent')}>
            {isKnown ? <RequestRows requests={sent} pendingName={pendingName} /> : <RequestsSkeleton />}
          </FriendsSection>
          <BlockedPlayers />
        </Stack>
      )}
      <FormColumn>
        <PoliciesNotice />
        <RequestForm />
      </FormColumn>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 24px 48px;
  align-items: start;

  ${media.below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

const FormColumn = styled.div`
  > :first-child:not(:empty) {
    margin-bottom: 24px;
  }
`;

/** The longest name that the platform allows. */
const longestName = 32;

/** The name is listed at once, and returns to the field if the request is rejected. */
function RequestForm() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { query, change } = useAddress();
  const openSafety = useContext(OpenSafety);
  const { pendingName, requestError: rejection } = usePlayerSelector(({ friendRequests }) => friendRequests);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useFocusOnWrong(pendingName !== null);

  const isFocusRequested = query.has('ask');
  useEffect(() => {
    if (!isFocusRequested) return;
    field.current?.focus();
    void change({ ask: null });
  }, [isFocusRequested, change]);

  const shown = name === '' && rejection ? rejection.name : name;
  const wanted = shown.trim();
  const type = (typed: string) => {
    // Marks of writing direction come with a copied name, and would turn the sentences around it.
    setName(typed.replace(/\p{Bidi_Control}/gu, ''));
    setIsMissing(false);
    if (rejection) dispatch(requestErrorDismissed());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The second press of a double press finds the field empty.
    if (pendingName !== null) return;
    if (wanted === '') {
      askForName();
      return;
    }
    dispatch(friendRequested(wanted));
    setName('');
  };
  const blockOrReport = () => {
    if (wanted === '') askForName();
    else openSafety({ pid: null, name: wanted });
  };
  const askForName = () => {
    // Before the focus comes to it, which says it.
    flushSync(() => setIsMissing(true));
    field.current?.focus();
  };
  const rejectionText = rejection && t(`requests.trouble.${rejection.reason}`, { name: rejection.name });

  return (
    <FormCard ref={form} as="form" noValidate onSubmit={submit}>
      <Text as="h2" $type="t1">
        {t('requests.ask')}
      </Text>
      <TextField
        ref={field}
        label={t('requests.name')}
        hint={t('requests.nameHint')}
        error={isMissing ? t('requests.nameMissing') : rejectionText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestName}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="outline" isFull>
        {t('requests.send')}
      </Button>
      <Button type="button" variant="quiet" size="small" isFull onClick={blockOrReport}>
        {t('safety.open')}
      </Button>
    </FormCard>
  );
}

const FormCard = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 24px;
`;
