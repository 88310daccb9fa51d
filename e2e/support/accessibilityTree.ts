import type { Page } from '@playwright/test';

interface AccessibleNode {
  role: string;
  name: string;
  isFocused: boolean;
}

/** What the browser gives to a screen reader, which the roles of the document only promise. In the document's order. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value),
      isFocused: properties.some((property) => property.name === 'focused' && property.value.value === true),
    }));
}

/** The role and the name of what has the focus. The document has it too while one of its elements does. */
export async function focusInTree(page: Page): Promise<string | undefined> {
  const { role, name } = (await accessibilityTree(page)).findLast(({ isFocused }) => isFocused) ?? {};
  return role && `${role} ${name}`;
}
