import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { listRequested } from '../../store/catalog/slice';
import { selectHasMoreNotices, selectHasNewNotices, selectNotices } from '../../store/notices/selectors';
import {
  allReadRequested,
  moreNoticesRequested,
  noticesClosed,
  noticesOpened,
  noticesRequested,
} from '../../store/notices/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { TextLink } from '../ui/buttons/TextLink';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { ListFooter } from '../ui/lists/ListFooter';
import { NoticeRow } from './NoticeRow';
import { noticesTexts } from './notices.messages';
import { ErrorText } from '../ui/text/ErrorText';

/** The player's notices, newest first. What it shows counts as read; what was new stays marked until it is closed. */
export function NoticesContent() {
  const dispatch = useAppDispatch();
  const { notices, status } = usePlayerSelector(selectNotices);
  const isMissing = status === 'idle';
  useEffect(() => {
    dispatch(noticesOpened());
    return () => void dispatch(noticesClosed());
  }, [dispatch]);
  // A change of language empties the list.
  useEffect(() => {
    if (isMissing) dispatch(noticesOpened());
  }, [dispatch, isMissing]);
  return (
    <Column>
      <Toolbar />
      {notices.length > 0 ? <NoticesList /> : <Fallback />}
    </Column>
  );
}

function Toolbar() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { isMarkingAll, hasMarkingFailed } = usePlayerSelector(selectNotices);
  const hasNew = usePlayerSelector(selectHasNewNotices);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  // The button disappears once all are read.
  useEffect(() => {
    if (!hasNew && hadFocus.current && document.activeElement === document.body) link.current?.focus();
    hadFocus.current = false;
  }, [hasNew]);
  return (
    <>
      <Tools>
        <ChooseLink as={PopupLink} popup="profile" ref={link}>
          <FormattedMessage {...noticesTexts.choose} />
        </ChooseLink>
        {hasNew && (
          <Button
            variant="outline"
            size="small"
            working={isMarkingAll && formatMessage(noticesTexts.marking)}
            onClick={() => {
              hadFocus.current = true;
              dispatch(allReadRequested());
            }}
          >
            <FormattedMessage {...noticesTexts.markAll} />
          </Button>
        )}
      </Tools>
      {hasMarkingFailed && (
        <ErrorText>
          <FormattedMessage {...noticesTexts.markFailed} />
        </ErrorText>
      )}
    </>
  );
}

function NoticesList() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { notices, status } = usePlayerSelector(selectNotices);
  const hasMore = usePlayerSelector(selectHasMoreNotices);
  const hasChallenge = notices.some(({ kind }) => kind === 'challengeLapsing');
  // A challenge is banked on the page of its game.
  useEffect(() => {
    if (hasChallenge) dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch, hasChallenge]);
  return (
    <div>
      <List>
        {notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} />
        ))}
      </List>
      {(hasMore || status === 'failed') && (
        <ListFooter
          status={status}
          hasMore={hasMore}
          onMore={() => dispatch(hasMore ? moreNoticesRequested() : noticesRequested())}
          labels={{
            more: formatMessage(noticesTexts.older),
            loading: formatMessage(noticesTexts.loading),
            failed: formatMessage(noticesTexts.failed),
            retry: formatMessage(noticesTexts.retry),
          }}
        >
          {null}
        </ListFooter>
      )}
    </div>
  );
}

/** In the place of the list, while there is none. */
function Fallback() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector(selectNotices);
  if (status === 'failed')
    return (
      <ErrorCard
        title={formatMessage(noticesTexts.failed)}
        retryLabel={formatMessage(noticesTexts.retry)}
        onRetry={() => dispatch(noticesRequested())}
      >
        <FormattedMessage {...noticesTexts.failedHelp} />
      </ErrorCard>
    );
  if (status === 'loaded')
    return (
      <StateCard kind="empty" title={formatMessage(noticesTexts.emptyTitle)}>
        <FormattedMessage {...noticesTexts.empty} />
      </StateCard>
    );
  return (
    <Loading label={formatMessage(noticesTexts.loading)}>
      <Rows>
        {Array.from({ length: 3 }, (_, i) => (
          <Skeleton key={i} $height="84px" />
        ))}
      </Rows>
    </Loading>
  );
}

const { on, space } = tokens;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: ${space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${tokens.control.tap};
`;

const ChooseLink = styled(TextLink)`
  ${text.small}
`;

const List = styled.ul`
  border-top: 1px solid ${on.hairline};
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
`;
