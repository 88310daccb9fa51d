import { useAddressDialog } from '../navigation/address';

/** The dialog that compares a player with a friend; the address names the friend. */
export const useComparison = () => useAddressDialog('compare');
