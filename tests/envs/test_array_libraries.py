"""A batch writes into arrays of torch and JAX without a copy: their addresses are compared."""

from __future__ import annotations

import numpy as np
import pytest

from azulejos.envs import Arrays, Batch


@pytest.mark.long
def test_tensors_of_torch_are_written_in_place() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch(3)
    observation = torch.zeros(2, 3, batch.observation_size, dtype=torch.uint8)
    mask = torch.zeros(3, batch.num_actions, dtype=torch.bool)
    arrays = batch.arrays(observation=observation[1], action_mask=mask)
    assert arrays.addresses() == {
        "observation": observation[1].data_ptr(),
        "action_mask": mask.data_ptr(),
    }
    batch.observe(arrays)
    batch.step(mask.int().argmax(dim=1), arrays)
    assert observation[1].any()
    assert not observation[0].any()


@pytest.mark.long
def test_arrays_of_jax_are_written_in_place() -> None:
    jax = pytest.importorskip("jax")
    batch = Batch(3)
    observation = jax.numpy.zeros((3, batch.observation_size), jax.numpy.uint8)
    mask = jax.numpy.zeros((3, batch.num_actions), jax.numpy.bool_)
    arrays = batch.arrays(observation=observation, action_mask=mask)
    assert arrays.addresses() == {
        "observation": observation.unsafe_buffer_pointer(),
        "action_mask": mask.unsafe_buffer_pointer(),
    }
    batch.observe(arrays)
    batch.step(mask.argmax(axis=1), arrays)
    assert observation.any()


@pytest.mark.long
def test_jax_sees_the_arrays_of_a_batch_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    batch = Batch(3)
    arrays = batch.arrays("observation", "action_mask", "rewards", "done")
    seen = {name: jax.dlpack.from_dlpack(getattr(arrays, name)) for name in arrays.addresses()}
    assert arrays.addresses() == {
        name: array.unsafe_buffer_pointer() for name, array in seen.items()
    }
    batch.observe(arrays)
    assert (np.asarray(seen["action_mask"]) == arrays.action_mask).all()
    assert seen["action_mask"].any()


def test_new_arrays_begin_at_multiples_of_64_bytes() -> None:
    """JAX copies all others."""
    arrays = Batch(3, 3, "gray").arrays()
    assert [address % 64 for address in arrays.addresses().values()] == [0] * len(Arrays.NAMES)
