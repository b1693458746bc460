"""The faces for other libraries. Each is skipped where its library is not there."""

import numpy as np
import pytest

import skyrail

TITLES = list(skyrail.titles())


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_plays_one_seat(title):
    pytest.importorskip("gymnasium")
    from skyrail.gym import Env

    env = Env(title, 3, opponents=["greedy", "random"], seat=1)
    first, info = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert (first == again).all() and env.observation_space.contains(first)
    rng, over, steps = np.random.default_rng(1), False, 0
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        action = rng.choice(np.flatnonzero(env.action_masks()))
        seen, reward, over, cut, info = env.step(action)
        steps += 1
        assert env.observation_space.contains(seen) and not cut and (over or reward == 0)
    assert reward != 0 and steps > 5
    with pytest.raises(ValueError, match="is over"):
        env.step(0)
    with pytest.raises(ValueError, match="2 opponents"):
        Env(title, 3, opponents=["greedy"])
    env.close()


@pytest.mark.parametrize("mode", ["next", "same", "off"])
def test_gymnasium_plays_many(mode):
    gymnasium = pytest.importorskip("gymnasium")
    from skyrail.gym import VectorEnv

    envs = VectorEnv(TITLES[2], 6, opponents="random", autoreset=mode)
    assert isinstance(envs.metadata["autoreset_mode"], gymnasium.vector.AutoresetMode)
    seen, info = envs.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        masks = info["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        seen, rewards, over, cut, info = envs.step(actions)
        assert envs.observation_space.contains(seen) and rewards.shape == (6,) and not cut.any()
        ended += int(over.sum())
        if mode == "same":
            assert info["final_obs"].shape == seen.shape
        if mode == "off" and over.any():
            seen, info = envs.reset(options={"reset_mask": over})
    assert ended > 3
    envs.close()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_is_content(title):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from skyrail.aec import env

    api_test(env(title), num_cycles=400)
    seed_test(lambda: env(title, 3), num_cycles=150)


def test_pettingzoo_is_measured(capsys):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import performance_benchmark

    from skyrail.aec import env

    performance_benchmark(env(TITLES[2]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_openspiel_searches(title):
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts

    import skyrail.openspiel as face

    game = pyspiel.load_game("python_skyrail_" + title.replace("-", "_"), {"players": 2, "seed": 5})
    bot = ismcts.ISMCTSBot(game, face.PlayoutEvaluator(), 1.4, 12, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    for nth in range(60):
        legal = state.legal_actions()
        player = state.current_player()
        assert state.string_to_action(player, state.action_to_string(player, legal[0])) == legal[0]
        action = bot.step(state) if nth % 6 == 0 else int(rng.choice(legal))
        assert action in legal
        state.apply_action(action)
    copy = state.clone()
    while not copy.is_terminal():
        copy.apply_action(int(rng.choice(copy.legal_actions())))
    assert abs(sum(copy.returns())) < 1e-6 and not state.is_terminal()


def test_boards_are_drawn():
    from skyrail import draw

    for title in TITLES:
        batch = skyrail.Batch(title, seed=1)
        for _ in range(60):
            batch.step(batch.sample_legal())
        assert draw.board(batch).startswith("<svg") and draw.board(batch).count("<circle") > 20
        page = draw.replay(batch, every=10)
        assert page.count('class="frame"') >= 6
        with pytest.raises(ValueError, match="dealt anew"):
            draw.replay(batch.determinize())
