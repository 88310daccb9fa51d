import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Device } from '../../../services/account/devices';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Where the player is signed in. */
interface DevicesState extends RequestState {
  devices: Device[];
  /** `deviceId` is set while a device is being signed out. */
  ending: RequestState & { deviceId: string | null };
}

const initialState: DevicesState = { ...idle, devices: [], ending: { ...idle, deviceId: null } };

export const devicesRequested = createAction('devices/requested');
/** Signs the player out on a device, by its id. */
export const deviceEndRequested = createAction<string>('devices/endRequested');

export const devicesSteps = createSteps<null, Device[]>('devices/fetch');
export const deviceEndSteps = createSteps<string, string>('devices/end');

const devicesSlice = createSlice({
  name: 'devices',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(devicesSteps.started, setLoading)
      .addCase(devicesSteps.succeeded, (state, { payload: devices }) => ({ ...state, ...loaded, devices }))
      .addCase(devicesSteps.failed, setFailed)
      .addCase(deviceEndSteps.started, (state, { payload: deviceId }) => ({
        ...state,
        ending: { ...loading, deviceId },
      }))
      .addCase(deviceEndSteps.succeeded, (state, { payload: deviceId }) => ({
        ...state,
        ending: { ...loaded, deviceId: null },
        devices: state.devices.filter((device) => device.deviceId !== deviceId),
      }))
      .addCase(deviceEndSteps.failed, (state, { payload }) => ({
        ...state,
        ending: { ...failed(payload), deviceId: null },
      })),
});

export const devicesReducer = devicesSlice.reducer;
