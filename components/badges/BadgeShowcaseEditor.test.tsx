import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { readUserProfile } from '../../services/clubWebsite/profiles';
import { wireBadge, wireError, wirePlayerProfile } from '../../services/testing/wireResponses';
import { loginSucceeded } from '../../store/session/events';
import { profileLoaded } from '../../store/profile/slice';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { PlayerGate } from '../shell/player/PlayerGate';
import { ShownToasts } from '../shell/providers/ShownToasts';
import { renderInShell } from '../shell/testing/renderInShell';
import { BadgesPopup } from './BadgeShowcaseEditor';

const badgesUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/badges/details`;
const entityUrl = `${testServicesUrl}/v2/profiles/entities/my-badges`;
const badge = (name: string) => wireBadge({ badgeId: name.toLowerCase(), name });
const mine = ['Dock', 'Light', 'Storm', 'Tide', 'Ember'];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.get(badgesUrl, () => HttpResponse.json({ badges: mine.map(badge) }))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders the editor for a player with four slots and the given badges in the showcase. `closed` counts how often it was closed. */
function show(...shown: string[]) {
  const calls = { closed: 0 };
  function Dialog() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      calls.closed += 1;
      setOpen(false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Edit showcase</button>
        <BadgesPopup isOpen={isOpen} onClose={close} />
      </>
    );
  }
  const view = renderInShell(
    <>
      <PlayerGate skeleton={null}>
        <Dialog />
      </PlayerGate>
      <ShownToasts />
    </>,
  );
  view.signOn.signIn();
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport()));
    view.store.dispatch(
      profileLoaded(
        readUserProfile(
          wirePlayerProfile({
            unlockedBadgeSlot: 4,
            selectedBadges: { entityId: 'my-badges', revision: 2, badges: shown.map(badge) },
          }),
        ),
      ),
    );
  });
  return { ...view, calls };
}

const slots = async () =>
  within(await screen.findByRole('list', { name: 'Your showcase' }))
    .getAllByRole('listitem')
    .map((slot) => slot.textContent);

/** Accepts changes. Returns the stored lists. */
function storeChanges() {
  const lists: string[][] = [];
  server.use(
    http.put<never, { badgeList: string[]; revision: number }>(entityUrl, async ({ request }) => {
      const { badgeList, revision } = await request.json();
      lists.push(badgeList);
      return HttpResponse.json({
        entityId: 'my-badges',
        type: 'userSelectedBadges',
        revision: revision + 1,
        obj: { badgeList },
      });
    }),
  );
  return lists;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the badge showcase', () => {
  it('lists filled slots in order, free slots, and the level that opens the last one', async () => {
    show('Dock', 'Light');
    expect(await slots()).toEqual([
      'DockHalcyon Orbit',
      'LightHalcyon Orbit',
      'Slot 3Empty',
      'Slot 4Empty',
      'Slot 5Opens at level 24',
    ]);
    expect(screen.getByRole('button', { name: 'Dock, Halcyon Orbit' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Storm, Halcyon Orbit' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is changed with the keyboard, announces each change, and is saved', async () => {
    const lists = storeChanges();
    const { calls, store } = show('Dock', 'Light');
    await screen.findByRole('list', { name: 'Your showcase' });

    screen.getByRole('button', { name: 'Storm, Halcyon Orbit' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Storm is in slot 3 of 4')).toBeInTheDocument();

    const earlier = screen.getByRole('button', { name: 'Move Storm one slot earlier' });
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    expect(earlier).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Storm is in slot 1 of 4')).toBeInTheDocument();

    screen.getByRole('button', { name: 'Remove Light from the showcase' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Light is no longer in the showcase')).toBeInTheDocument();
    expect(screen.getByText('Slot 3').closest('li')).toHaveFocus();

    await press('Save showcase');
    expect(await screen.findByText('Showcase saved')).toBeInTheDocument();
    expect(lists).toEqual([['storm', 'dock']]);
    expect(calls.closed).toBe(1);
    expect(store.getState().profile.selectedBadges?.badges.map(({ name }) => name)).toEqual(['Storm', 'Dock']);
  });

  it('keeps what was picked when Escape closes it', async () => {
    show('Dock', 'Light');
    await screen.findByRole('list', { name: 'Your showcase' });
    await press('Storm, Halcyon Orbit');
    await userEvent.keyboard('{Escape}');
    (await screen.findByRole('button', { name: 'Edit showcase' })).focus();
    await userEvent.keyboard('{Enter}');
    expect((await slots())[2]).toBe('StormHalcyon Orbit');
    expect(screen.getByRole('button', { name: 'Save showcase' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('accepts no more badges than slots, with the reason', async () => {
    show('Dock', 'Light', 'Storm', 'Tide');
    const ember = await screen.findByRole('button', { name: 'Ember, Halcyon Orbit' });

    expect(ember).toHaveAttribute('aria-disabled', 'true');
    expect(ember).toHaveAccessibleDescription('All slots are taken. Remove a badge to add another.');
    await userEvent.click(ember);
    expect(ember).toHaveAttribute('aria-pressed', 'false');

    await press('Tide, Halcyon Orbit');
    await userEvent.click(ember);
    expect(ember).toHaveAttribute('aria-pressed', 'true');
  });

  it('cannot be saved without a change', async () => {
    show('Dock');
    await press('Light, Halcyon Orbit');
    await press('Remove Light from the showcase');
    expect(screen.getByRole('button', { name: /Save showcase/ })).toHaveAccessibleDescription('No changes yet');
  });

  it('merges a concurrent change from another device, with a toast', async () => {
    const lists: string[][] = [];
    server.use(
      http.get(entityUrl, () =>
        HttpResponse.json({
          entityId: 'my-badges',
          type: 'userSelectedBadges',
          revision: 5,
          obj: { badgeList: ['dock', 'tide'] },
        }),
      ),
      http.put<never, { badgeList: string[]; revision: number }>(entityUrl, async ({ request }) => {
        const { badgeList, revision } = await request.json();
        if (revision !== 5) return HttpResponse.json(wireError(2008, 409), { status: 409 });
        lists.push(badgeList);
        return HttpResponse.json({
          entityId: 'my-badges',
          type: 'userSelectedBadges',
          revision: 6,
          obj: { badgeList },
        });
      }),
    );
    show('Dock');
    await press('Storm, Halcyon Orbit');
    await press('Save showcase');

    expect(await screen.findByText(/We kept both changes/)).toBeInTheDocument();
    expect(lists).toEqual([['dock', 'storm', 'tide']]);
  });

  it('keeps the selection when saving fails', async () => {
    server.use(http.put(entityUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { calls } = show('Dock');
    await press('Storm, Halcyon Orbit');
    await press('Save showcase');

    expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are still here');
    expect((await slots()).slice(0, 2)).toEqual(['DockHalcyon Orbit', 'StormHalcyon Orbit']);
    expect(calls.closed).toBe(0);

    storeChanges();
    await press('Save showcase');
    expect(await screen.findByText('Showcase saved')).toBeInTheDocument();
  });

  it('shows a player without badges what to do', async () => {
    server.use(http.get(badgesUrl, () => HttpResponse.json({ badges: [] })));
    show();
    expect(await screen.findByText('No badges yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your games' })).toHaveAttribute('href', '/games');
  });

  it('shows an error when the badges fail to load, and loads after a retry', async () => {
    server.use(http.get(badgesUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    show('Dock');
    await press('Try again');
    expect(await screen.findByRole('list', { name: 'Your showcase' })).toBeInTheDocument();
  });
});
