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

it('are left alone in a browser that blocks all cookies, and in one without channels', () => {
  const channel = globalThis.BroadcastChannel;
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const value of [block, undefined]) {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true, writable: true });
    const tabs = createOtherTabs();
    const end = tabs.onChange(() => undefined);
    expect(() => tabs.announce('signedOut')).not.toThrow();
    expect(end).not.toThrow();
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: channel, configurable: true, writable: true });
});
