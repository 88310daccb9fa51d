import { createOtherTabs, type TabChange } from './otherTabs';

const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));

it('receive a change and no other message', async () => {
  const changes: TabChange[] = [];
  const end = createOtherTabs().onChange((change) => changes.push(change));
  const stranger = new BroadcastChannel('club');
  stranger.postMessage('something');
  stranger.postMessage({ ticket: 'a-ticket' });
  createOtherTabs().announce('signedOut');
  createOtherTabs().announce('wishlist');
  createOtherTabs().announce('nl-NL');
  await delivered();
  expect(changes).toEqual(['signedOut', 'wishlist', 'nl-NL']);
  stranger.close();
  end();
});

it('do not include the tab itself', async () => {
  const changes: TabChange[] = [];
  const tabs = createOtherTabs();
  const end = tabs.onChange((change) => changes.push(change));
  tabs.announce('signedOut');
  await delivered();
  expect(changes).toEqual([]);
  end();
});
